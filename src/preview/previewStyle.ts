import sections from '@/domain/sections/SectionList.module.scss'
import { Theme, type ThemeColours } from '@/ui/theme/Theme'

/** Same size as the box in which Taro's router scrolls a page. The link rules have less specificity than any class. */
const FRAME = [
  '#preview{position:fixed;z-index:1;top:0;right:0;bottom:0;left:0;overflow:hidden scroll;-webkit-overflow-scrolling:touch}',
  // Below the first screen the browser lays out a section when it comes near. Rows that scroll reach to the edges.
  `#preview .${sections.section}:nth-child(n+8){content-visibility:auto;contain-intrinsic-size:auto 15rem;overflow-clip-margin:2rem}`,
  // A lazy picture without a box does not load. A script in the page later removes the class or the attribute
  // (server/delivery/hosting/previewScript).
  '.waits #preview img[loading=lazy]{display:none}',
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

/** The server does not know the phone's colour scheme: it sends both, and a media query chooses. */
export function previewStyle(colours: ThemeColours): string {
  const dark = variables(colours, true)
  return FRAME + variables(colours, false) + (dark && `@media (prefers-color-scheme:dark){${dark}}`)
}
