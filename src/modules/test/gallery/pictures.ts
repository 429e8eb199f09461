const scene = (sky: string, hill: string, ground: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><path fill="${sky}" d="M0 0h${width}v${height}H0z"/><circle cx="${width * 0.72}" cy="${height * 0.28}" r="${width * 0.09}" fill="#FFF3D6"/><path fill="${hill}" d="M0 ${height * 0.7}Q${width * 0.25} ${height * 0.35} ${width * 0.5} ${height * 0.66}T${width} ${height * 0.5}V${height}H0z"/><path fill="${ground}" d="M0 ${height * 0.84}Q${width * 0.4} ${height * 0.7} ${width} ${height * 0.86}V${height}H0z"/></svg>`,
  )}`

/** Drawn pictures, so that the gallery needs no server. */
export const pictures = {
  lake: scene('#BFE3DC', '#4FA68F', '#0E7C66', 400, 300),
  dusk: scene('#F8D5C2', '#E08A66', '#8F3413', 400, 300),
  field: scene('#DCEBF7', '#8FB8A0', '#3C7A5E', 300, 400),
  night: scene('#3A4E63', '#22344A', '#131E2B', 400, 400),
} as const
