"""Before the game: who may sit down is asked for a name, who may only watch is offered no seat, addresses invite."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kit.browser import Visitor

Visit = Callable[..., Visitor]
PRIVATE = {"game": "karibik", "seats": [{"kind": "me"}, {"kind": "invited"}], "public": False, "watchers": "link"}


def opened(host: Visitor, **more: Any) -> Any:
    host.page.request.get("/me")
    return host.page.request.post("/tables", data={**PRIVATE, **more}).json()


def test_a_guest_says_how_he_is_called_when_he_sits_down_by_a_link(visit: Visit) -> None:
    ada, bela = visit(), visit()
    told = opened(ada)
    bela.go(f"/table/{told['id']}?key={told['join_key']}")
    bela.page.get_by_label("Your name").fill("Béla Bartók")
    bela.page.get_by_role("button", name="Sit down").click()
    bela.page.get_by_role("button", name="I am ready").wait_for()
    assert [s["name"] for s in ada.seen(told["id"])["table"]["seats"]][1] == "Béla Bartók"


def test_a_watcher_is_offered_no_seat(visit: Visit) -> None:  # nor a name
    ada, eye = visit(), visit()
    told = opened(ada)
    eye.go(f"/table/{told['id']}?key={told['watch_key']}")
    eye.page.get_by_role("heading", name="Seats").wait_for()
    assert eye.page.get_by_role("button", name="Sit down").count() == 0
    assert eye.page.locator("[data-called]").count() == 0


def test_what_the_host_copies_from_the_address_bar_is_an_invitation(visit: Visit) -> None:
    ada, bela = visit(), visit()
    told = opened(ada)
    ada.go(f"/table/{told['id']}")
    ada.until(lambda: "key=" in ada.page.url)
    bela.go(ada.page.url)
    bela.page.get_by_role("button", name="Sit down").click()
    bela.page.get_by_role("button", name="I am ready").wait_for()


def test_a_table_is_not_closed_by_mistake(visit: Visit) -> None:
    """The button is not beside the one that is pressed to begin."""
    ada = visit(phone=True)
    ada.go(f"/table/{opened(ada)['id']}")
    ready, close = (ada.page.get_by_role("button", name=name) for name in ("I am ready", "Close the table"))
    ready.wait_for()
    boxes = [button.bounding_box() for button in (ready, close)]
    assert boxes[0]
    assert boxes[1]
    assert boxes[1]["y"] - (boxes[0]["y"] + boxes[0]["height"]) > 44
    ada.no_scroll()


def test_people_on_one_device_need_no_links_and_are_not_asked_whether_they_are_ready(visit: Visit) -> None:
    ada = visit()
    told = opened(ada, seats=[{"kind": "me"}, {"kind": "hot", "name": "Bo"}, {"kind": "bot", "bot": "level-1"}])
    ada.go(f"/table/{told['id']}")
    ada.page.get_by_role("button", name="Begin").wait_for()
    assert ada.page.get_by_role("region", name="Links").count() == 0
    assert ada.page.get_by_role("button", name="I am ready").count() == 0
    ada.page.get_by_role("button", name="Begin").click()
    ada.page.locator("main.table, .curtain").first.wait_for()


def test_a_request_to_take_back_says_how_much_and_can_be_withdrawn(visit: Visit) -> None:
    ada, bela = visit(), visit()
    for someone in (ada, bela):
        someone.page.request.get("/me")
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": "karibik", "seats": seats, "public": True, "takebacks": "consent"}
    told = ada.page.request.post("/tables", data=wanted).json()
    table = told["id"]
    assert bela.page.request.post(f"/tables/{table}/join", data={"entropy": "00"}).ok
    assert ada.page.request.post(f"/tables/{table}/ready", data={"entropy": "00"}).ok
    asker, other = asked_back(ada, bela, table)
    other.go(f"/table/{table}")
    vote = other.page.get_by_role("group", name="Vote")
    vote.wait_for()
    assert "asks to take back" in vote.inner_text()
    assert "back to:" in vote.inner_text()
    asker.go(f"/table/{table}")
    asker.page.get_by_role("button", name="Withdraw").click()
    vote.wait_for(state="detached")


def asked_back(ada: Visitor, bela: Visitor, table: str) -> tuple[Visitor, Visitor]:
    """Both answer until one of them can only go back if the other agrees, and asks for it: that one, and the other."""
    for _ in range(60):
        for one, other in ((ada, bela), (bela, ada)):
            where = one.seen(table)["position"]
            back = [v for v in where["could_undo"] if v not in where["undo"]]
            if back:
                said = {"at": where["version"], "to": back[-1]}
                assert one.page.request.post(f"/tables/{table}/undo", data=said).json()["proposed"]
                return one, other
            if where["offers"]:
                answer = {"do": where["offers"][0]["id"], "at": where["version"]}
                one.page.request.post(f"/tables/{table}/do", data=answer)
    raise AssertionError("nobody could ask")
