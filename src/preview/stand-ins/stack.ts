import { build, type ResolvedRoute } from '@quanzi/contract'
import { noteAddress } from '../notedAddress'

type Write = (name: string, values: object) => string

export const platformPath = ({ name, params, query }: ResolvedRoute): string =>
  (build as Write)(name, { ...query, ...(params as object) })

const note = async (route: ResolvedRoute): Promise<void> => noteAddress(platformPath(route))

export const pushPlace = note
export const replacePlace = note
export const relaunchPlace = note
export const pushPage = async (url: string): Promise<void> => noteAddress(url)
export const openPages = () => []
export const popPage = async (): Promise<boolean> => false
