import { Theme, type ThemeColours } from '@/ui/theme/Theme'

/** Like the box that Taro's router scrolls a page in. The link rules weigh less than any class. */
const FRAME = [
  '#preview{position:fixed;z-index:1;top:0;right:0;bottom:0;left:0;overflow:hidden scroll;-webkit-overflow-scrolling:touch}',
  'a{display:block;color:inherit;text-decoration:none}a:not([role]){display:inline}',
].join('')

const COLOUR = /^#[0-9a-f]{3,8}$/i

function variables(colours: ThemeColours, isDark: boolean): string {
  const theme = new Theme()
  theme.setColours(colours)
  theme.followSystem(isDark)
  const lines = Object.entries(theme.variables).filter(([, value]) => COLOUR.test(value))
  return lines.length === 0 ? '' : `#preview{${lines.map(([name, value]) => `${name}:${value}`).join(';')}}`
}

/** The server does not know whether the phone is dark: both looks, and the style sheet chooses. */
export function previewStyle(colours: ThemeColours): string {
  const dark = variables(colours, true)
  return FRAME + variables(colours, false) + (dark && `@media (prefers-color-scheme:dark){${dark}}`)
}
