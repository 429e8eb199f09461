import type { StoreMember } from '@quanzi/contract'

/** The name that a person of a store was given; '' for whoever is shown by the own nickname, which may change. */
export const ownNameOf = (person?: Pick<StoreMember, 'name' | 'nick_name'> | null): string =>
  !person || person.name === person.nick_name ? '' : person.name
