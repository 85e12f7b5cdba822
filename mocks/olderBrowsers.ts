// What msw calls and the oldest supported browsers lack (ROBUST-5).
if (!('getSetCookie' in Headers.prototype)) Object.assign(Headers.prototype, { getSetCookie: () => [] })

export {}
