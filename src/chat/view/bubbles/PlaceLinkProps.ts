export type PlaceLinkProps = { url: string }
