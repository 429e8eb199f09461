/** The colours of an object, named by their role in it. */
export interface Tones {
  /** The tenant's own colour, dark, half and soft. */
  readonly main: string
  readonly dark: string
  readonly half: string
  readonly soft: string
  readonly warm: string
  readonly warmDark: string
  readonly light: string
  readonly paper: string
  readonly ink: string
}

/** An object as SVG, in a square from -50 to 50. */
export type Thing = (tones: Tones) => string

export const box = (x: number, y: number, w: number, h: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`

export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

export const line = (d: string, colour: string, width = 4): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const ring = (x: number, y: number, r: number, colour: string, width = 4): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

export const turned = (degrees: number, drawn: string): string => `<g transform="rotate(${degrees})">${drawn}</g>`
