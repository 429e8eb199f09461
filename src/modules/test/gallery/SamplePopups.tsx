/** Mini-programs show no pop-ups, so their gallery has none. */
export const SamplePopups = () => null
