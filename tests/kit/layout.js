// What a window shows of a table, and what is wrong with it, in words (tests/web/test_layout.py).
;({ portrait, noScroll }) => {
  const wrong = [], page = document.scrollingElement
  const rect = e => e.getBoundingClientRect()
  const all = (what, root = document) => [...root.querySelectorAll(what)].filter(e => e.checkVisibility({ visibilityProperty: true }) && rect(e).width > 1)
  const name = e => `<${(e.className?.baseVal ?? e.className) || e.tagName}> "${(e.getAttribute('aria-label') ?? e.textContent).trim().replace(/\s+/g, ' ').slice(0, 44)}"`
  const round = r => [r.left, r.top, r.right, r.bottom].map(Math.round).join(' ')
  const check = (good, words) => good || wrong.push(words)

  // the part of the window in which an element can be seen: less what its scrolling parents hide
  const seenIn = e => {
    const box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    for (let p = e.parentElement; p && p !== document.body; p = p.parentElement) {
      const style = getComputedStyle(p)
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const r = rect(p)
      Object.assign(box, { left: Math.max(box.left, r.left), top: Math.max(box.top, r.top), right: Math.min(box.right, r.right), bottom: Math.min(box.bottom, r.bottom) })
    }
    return box
  }
  const inside = e => {
    const [r, b] = [rect(e), seenIn(e)]
    return r.left >= b.left - 1.5 && r.top >= b.top - 1.5 && r.right <= b.right + 1.5 && r.bottom <= b.bottom + 1.5
  }
  // what lies on its middle: a point outside its shape (a wedge has corners that are not its own) is no point of it
  const covering = e => {
    const r = rect(e)
    const points = [[0.5, 0.5], [0.35, 0.5], [0.65, 0.5], [0.5, 0.3], [0.5, 0.7]]
    const own = points.flatMap(([x, y]) => {
      const stack = document.elementsFromPoint(r.left + r.width * x, r.top + r.height * y)
      return stack.some(o => e.contains(o)) ? [stack[0]] : []
    })
    return own.length ? own.find(o => !(e.contains(o) || o.contains(e))) : document.body
  }

  // of a card in a small hand some part is seen, and nothing but other cards lies on it
  const glimpse = e => {
    const [r, b] = [rect(e), seenIn(e)]
    const seen = { left: Math.max(r.left, b.left), top: Math.max(r.top, b.top), right: Math.min(r.right, b.right), bottom: Math.min(r.bottom, b.bottom) }
    if (seen.right - seen.left < 8 || seen.bottom - seen.top < 8) return `is out of sight: ${round(r)}`
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9]
    const over = parts.flatMap(x => parts.map(y => document.elementFromPoint(seen.left + (seen.right - seen.left) * x, seen.top + (seen.bottom - seen.top) * y)))
    const other = over.find(o => o && !o.closest('[data-region=hand]') && !o.contains(e))
    if (other) return `is covered by ${name(other)}`
    return over.some(o => o && e.contains(o)) ? '' : 'is covered by its neighbours'
  }

  check(page.scrollWidth <= innerWidth && !page.scrollLeft, `the page is ${page.scrollWidth} wide`)
  if (noScroll) check(page.scrollHeight <= innerHeight, `the page is ${page.scrollHeight} high`)

  // a hand that is too small is raised by its button, and looked at then
  const raised = all('[data-raise]').length > 0
  const quay = document.querySelector('.quay'), prompt = document.querySelector('.prompt .ask b')
  check(inside(prompt), `the question is out of sight: ${round(rect(prompt))}`)
  check(!covering(prompt), 'the question is covered')
  check(inside(quay), `the quay does not fit: ${round(rect(quay))}`)
  check(raised || quay.scrollHeight <= quay.clientHeight + 1, `the quay is ${quay.scrollHeight} high in ${quay.clientHeight}`)
  if (portrait) check(rect(quay).height <= 0.3 * innerHeight + 1, `the quay takes ${Math.round((100 * rect(quay).height) / innerHeight)} %`)
  for (const e of all('.quay button, .bar button, .bar a')) {
    if (raised && e.closest('[data-region=hand]')) continue
    check(inside(e), `${name(e)} does not fit: ${round(rect(e))}`)
    const over = covering(e)
    check(!over, `${name(e)} is covered by ${over && name(over)}`)
  }
  for (const e of all('[data-region=hand] .spot')) {
    if (raised) {
      const trouble = glimpse(e)
      if (trouble) wrong.push(`${name(e)} of the lowered hand ${trouble}`)
    } else if (!inside(e)) wrong.push(`${name(e)} of the hand is out of sight: ${round(rect(e))}`)
    else check(!covering(e), `${name(e)} of the hand is covered by ${name(covering(e) ?? e)}`)
  }
  for (const e of [document.querySelector('[data-region=hand]'), ...all('[data-region=hand] *')]) {
    const pushed = e && /auto|scroll/.test(getComputedStyle(e).overflowX) && e.scrollWidth > e.clientWidth + 1
    check(!pushed, `the hand is pushed sideways: ${e?.scrollWidth} in ${e?.clientWidth}`)
  }
  // what the board has no room for is in one list, whatever else shows its answer; also what is not drawn at all
  const hidden = []
  const lit = [...document.querySelectorAll('[data-look=lit], [data-look=chosen]')].filter(e => !e.closest('dialog, .lens'))
  for (const e of lit) {
    if (raised && e.closest('[data-region=hand]')) continue
    if (!inside(e) || !e.checkVisibility({ visibilityProperty: true })) hidden.push({ name: name(e), mark: e.dataset.mark })
    else check(!covering(e), `${name(e)} is covered by ${name(covering(e) ?? e)}`)
  }
  const listed = all('[data-list]').length > 0
  if (hidden.length && !listed) wrong.push(...hidden.map(e => `${e.name} is out of sight, and there is no list`))

  // no part lies on another; a frame that scrolls has some room of its neighbours for the glow of what is lit
  const bare = e => {
    const [r, style] = [rect(e), getComputedStyle(e)]
    const pad = side => (e.matches('.field-of-play, .seats') ? parseFloat(style[`padding${side}`]) * (e.currentCSSZoom ?? 1) : 0)
    return { left: r.left + pad('Left'), top: r.top + pad('Top'), right: r.right - pad('Right'), bottom: r.bottom - pad('Bottom') }
  }
  const parts = all('.bar, .quay, .field-of-play, .seats, .log, .talk').filter(e => !e.closest('dialog'))
  for (const [i, a] of parts.entries())
    for (const b of parts.slice(i + 1)) {
      if (a.matches('.bar') && b.matches('.seats')) continue // there they are, where there is little height
      const [p, q] = [bare(a), bare(b)]
      const over = p.left < q.right - 1 && q.left < p.right - 1 && p.top < q.bottom - 1 && q.top < p.bottom - 1
      check(!over, `${name(a).slice(0, 24)} (${round(p)}) lies on ${name(b).slice(0, 24)} (${round(q)})`)
    }
  for (const e of all('.field-of-play .spot')) {
    if (!inside(e) || e.dataset.look === 'lit') continue
    const over = covering(e)
    check(!over, `${name(e)} is covered by ${over && name(over)}`)
  }

  // text that is cut, by itself or by what it lies in: the words that its lens must have
  const cut = []
  globalThis.cutTexts = []
  const cuts = (e, way) => /hidden|clip/.test(getComputedStyle(e)[`overflow${way}`])
  const cutBy = e => {
    if (cuts(e, 'X') && e.clientWidth > 1 && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2)) return e
    const r = rect(e)
    for (let p = e.parentElement; p && !p.matches('main, .field-of-play'); p = p.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(p).overflow)) return null // that is scrolled
      const q = rect(p)
      if (cuts(p, 'X') && (r.right > q.right + 2 || r.left < q.left - 2)) return p
      if (cuts(p, 'Y') && (r.bottom > q.bottom + 2 || r.top < q.top - 2)) return p
    }
    return null
  }
  for (const e of document.querySelectorAll('main *, .bar *')) {
    if (!(e instanceof HTMLElement) || rect(e).width < 2 || ![...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim())) continue
    if (e.closest('.sr, dialog, .lens, [popover]') || !e.checkVisibility({ visibilityProperty: true })) continue
    const by = cutBy(e)
    if (!by) continue
    cut.push({ name: name(e), words: e.textContent.trim() })
    globalThis.cutTexts.push([e, by])
  }
  // words that are not cut stay in their box, and no words of a box lie on other words
  const BOX = '.card, .btn, .spot, .seat, .panel, .quay, .water, .bar'
  const cutBoxes = new Set(globalThis.cutTexts.map(([e]) => e))
  const written = new Map()
  for (const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT); walk.nextNode(); ) {
    const e = walk.currentNode.parentElement
    if (!walk.currentNode.textContent.trim() || cutBoxes.has(e) || e.closest('.sr, .nw, dialog, .lens, [popover], svg')) continue
    if (/inset|rect/.test(getComputedStyle(e).clipPath)) continue // words for those who listen
    const box = e.closest(BOX)
    if (!box || !e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !inside(box)) continue
    const range = document.createRange()
    range.selectNodeContents(walk.currentNode)
    const seen = seenIn(e)
    const lines = [...range.getClientRects()].filter(r => r.width > 2 && r.left >= seen.left - 2 && r.right <= seen.right + 2 && r.top >= seen.top - 2 && r.bottom <= seen.bottom + 2)
    if (lines.length) written.set(box, [...(written.get(box) ?? []), ...lines.map(r => ({ e, r }))])
    const b = rect(box)
    const sign = getComputedStyle(e).position === 'absolute' // it may stand on an edge
    for (const r of lines)
      check(sign || r.left >= b.left - 2 && r.right <= b.right + 2 && r.top >= b.top - 3 && r.bottom <= b.bottom + 3, `the words ${name(e)} leave ${name(box).slice(0, 30)}: ${round(r)} of ${round(b)}`)
  }
  for (const texts of written.values())
    for (const [i, a] of texts.entries())
      for (const b of texts.slice(i + 1)) {
        if (a.e === b.e || a.e.contains(b.e) || b.e.contains(a.e)) continue
        const wide = Math.min(a.r.right, b.r.right) - Math.max(a.r.left, b.r.left)
        const high = Math.min(a.r.bottom, b.r.bottom) - Math.max(a.r.top, b.r.top)
        // a line is higher than its letters
        check(wide < 3 || high < 0.45 * Math.min(a.r.height, b.r.height), `the words ${name(a.e)} lie on ${name(b.e)}: ${round(a.r)}, ${round(b.r)}`)
      }
  // the sign of what is lit, dim or chosen lies on no words and no figures; in these games it still does on cards and tiles
  const SIGNS_LIE_ON_CARDS = ['carthago', 'traders']
  const signOf = (e, part) => {
    const style = getComputedStyle(e, part), zoom = e.currentCSSZoom ?? 1, r = rect(e)
    if (style.content === 'none' || style.position !== 'absolute') return null
    const px = name => parseFloat(style[name]) || 0
    const left = r.left + zoom * (e.clientLeft + px('left') + px('marginLeft')), top = r.top + zoom * (e.clientTop + px('top') + px('marginTop'))
    const more = style.boxSizing === 'border-box' ? [0, 0] : [2 * px('borderLeftWidth'), 2 * px('borderTopWidth')]
    return { left, top, right: left + zoom * (px('width') + more[0]), bottom: top + zoom * (px('height') + more[1]) }
  }
  const letters = [...written.values()].flat().map(({ e, r }) => {
    const spare = Math.max(0, (r.height - 0.74 * parseFloat(getComputedStyle(e).fontSize) * (e.currentCSSZoom ?? 1)) / 2)
    return { e, left: r.left, right: r.right, top: r.top + spare, bottom: r.bottom - spare }
  })
  const signed = SIGNS_LIE_ON_CARDS.includes(document.querySelector('main.one')?.dataset.game) ? [] : all('.lit, .dim, .sel')
  for (const e of signed.filter(e => !e.closest('dialog, .lens')))
    for (const part of ['::before', '::after']) {
      const sign = signOf(e, part)
      if (!sign) continue
      const seen = seenIn(e)
      if (sign.top > seen.bottom - 4 || sign.bottom < seen.top + 4) continue
      const on = letters.find(w => Math.min(w.right, sign.right) - Math.max(w.left, sign.left) > 1.5 && Math.min(w.bottom, sign.bottom) - Math.max(w.top, sign.top) > 1.5)
      check(!on, `the sign of ${name(e)} lies on ${on && name(on.e)}: ${round(sign)}, ${on && round(on)}`)
    }
  for (const e of all('.panel, .water, .seat, .quay, .card')) {
    const p = rect(e)
    for (const x of e.querySelectorAll('b, span, small, p, svg')) {
      const q = rect(x)
      if (q.width < 2 || (q.right <= p.right + 2 && q.left >= p.left - 2)) continue
      if (x.closest('.sr, .st, .nw, dialog, [popover]') || !x.checkVisibility() || getComputedStyle(x).position === 'absolute') continue
      if (!inside(x) && x.closest('.scroll, ol, ul')) continue
      wrong.push(`${name(x)} leaves ${name(e).slice(0, 30)}: ${round(q)} of ${round(p)}`)
    }
  }
  return { wrong: [...new Set(wrong)].slice(0, 8), hidden, cut, lit: all('[data-look=lit], [data-answer], [data-send]').length }
}
