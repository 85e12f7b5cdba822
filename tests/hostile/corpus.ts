// Texts that try to run code, break a layout or corrupt data. Tests put each of them into forms, responses and pages.

/** Code that sets a property of the window if the browser runs a text as code. Tests check this property. */
const scriptPayload = 'window.__executed=1'

const hugeLength = 10_000

const splitWords = (text: string): string[] => text.split(' ')

/** Hostile texts, grouped by kind of attack. */
export const hostileTextsByKind = {
  markup: [
    `</script><script>${scriptPayload}</script>`,
    `"><img src=x onerror=${scriptPayload}>`,
    `' autofocus onfocus='${scriptPayload}' x='`,
    `<svg onload="${scriptPayload}"><use href="data:image/svg+xml,<svg id='x' onload='${scriptPayload}'/>#x"/></svg>`,
    `<iframe srcdoc="<script>parent.__executed=1</script>"></iframe>`,
    `<meta http-equiv="refresh" content="0;url=https://evil.example/">`,
    `</style></title></textarea></option></select><script>${scriptPayload}</script>`,
    `&lt;script&gt;${scriptPayload}&lt;/script&gt; &#60;b&#62; &amp;amp; &notanentity;`,
  ],
  script: [
    `';${scriptPayload};'`,
    `{{constructor.constructor('${scriptPayload}')()}}`,
    String.raw`\u003cscript\u003ewindow.__executed=1\u003c/script\u003e`,
    '{"$$typeof":"react.element","type":"script","props":{"dangerouslySetInnerHTML":{"__html":"window.__executed=1"}}}',
  ],
  url: [
    `javascript:${scriptPayload}`,
    `\u0001javascript:${scriptPayload}`,
    `javascript://linkedin.com/in/x%0a${scriptPayload}`,
    `data:text/html,<script>${scriptPayload}</script>`,
    'data:image/png;base64,not base64',
    ...splitWords(
      'blob:https://example.com/1 file:///etc/passwd about:blank mailto:a@example.com?bcc=b@example.com tel:+880',
    ),
    ...splitWords(
      String.raw`//evil.example/x.png \\evil.example\x.png /\evil.example/x.png https:evil.example https://[::1`,
    ),
    ...splitWords('https:// https://a:b@evil.example/ https://linkedin.com@evil.example/ https://example.com:99999/'),
    ...splitWords('https://аррӏе.example/ https://example.com/%zz linkedin.com/in/x?y=javascript:1'),
    'https://evil.example/"onmouseover="window.__executed=1',
    `https://example.com/${'x'.repeat(2100)}`,
  ],
  direction: ['قرص فرامل مهوى', 'Part \u202egnp.exe', '\u2068a\u2069\u2069'],
  invisible: [
    '',
    ' ',
    '\t\n\r ',
    ...'\u00a0|\u3000|\u200b|\u200d|\u2060|\ufeff|\u00ad|\u3164|\u2800'.split('|'),
    'a\u200bb\u200cc\u200dd\u2060e',
    'null\u0000byte',
    'line\u2028and paragraph\u2029 and carriage\r\nreturn',
  ],
  long: [
    ...['x', 'word ', '<', '@.', '9', ' ', 'line\n', '\u{1f469}\u200d\u{1f680}', 'Z\u0351\u036b\u0343', '漢'].map(
      (part) => part.repeat(hugeLength / part.length),
    ),
    `a@${'.'.repeat(hugeLength)} x`,
  ],
  emoji: ['👍🏽', '👩🏽‍❤️‍💋‍👨🏿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🇧🇩🇮🇳', '🇧', '1️⃣#️⃣', '👩‍', `${'😀'.repeat(49)}👨‍👩‍👧‍👦👍🏽`, '🧑‍🔧 fits ✅, rattles ❌'],
  number: [
    ...splitWords(
      '0 -0 -1 +5 --5 5. .5 1.5 1.2.3 1,200 1,20,000 1_000 1.200,50 1e3 1e-7 1e999 0x10 010 1n 12px $12 1/2',
    ),
    ...splitWords('9007199254740993 Infinity ² ½ １２ ٣ १२० Ⅻ'),
    '1 200',
    '9'.repeat(400),
  ],
  name: splitWords(
    '__proto__ constructor prototype toString toJSON hasOwnProperty then length LIST undefined null NaN admin',
  ),
  id: [
    ...splitWords(String.raw`. .. ... ../.. ../admin/a@example.com / a/b a\b % %2 %zz %00 %2e%2e a%2Fb a%252Fb %C0%AF`),
    ...splitWords("? ?id=1 # #top a&b=c a;b=c :id {id} * + a@b:c - ~ !'() é/ü"),
    'a b',
    '\ud800',
    'half \udc00 pair',
  ],
  injection: [
    "'; DROP TABLE orders; --",
    '{"$where":"sleep(1000)"}',
    'a@example.com\r\nBcc: b@example.com',
    '=HYPERLINK("https://evil.example","press")',
    '%s%n%d%x $& $1 $` $$',
  ],
} as const satisfies Record<string, readonly string[]>

export const hostileTexts: readonly string[] = Object.values(hostileTextsByKind).flat()
