import { build, type DistributionItem, pathOfTarget } from '@quanzi/contract'

/** The public path of an item to promote. */
export const itemPath = (iid: number, { type, id }: Pick<DistributionItem, 'type' | 'id'>): string =>
  pathOfTarget(type, { iid, id }) ?? build('index.home', { iid })
