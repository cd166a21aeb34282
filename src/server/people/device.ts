/**
 * The browser, or that it is a terminal of ours, and the system of a device by name, from what it says of itself, so that
 * people can tell their own devices apart. Nothing else of that text is kept.
 */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Terminal', /^SituationRoomTerminal\b/],
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly (readonly [string, RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** Such as “Firefox, Android”; empty where it says nothing that we know. */
export function deviceOf(userAgent = ''): string {
  const named = (list: typeof browsers): string[] =>
    list.filter(([, mark]) => mark.test(userAgent)).map(([name]) => name)
  return [...named(browsers).slice(0, 1), ...named(systems).slice(0, 1)].join(', ')
}
