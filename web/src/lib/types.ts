// Types that are no messages. The messages are in protocol.ts, which is generated.
export type Parts = Record<string, string>
