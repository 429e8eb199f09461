/**
 * Kinds of a tenant's configuration rows (`/api/config/list`): tabs of the shell, offers of the volunteers' card,
 * search words, questions and answers, communities to join, carriers, a campaign's contact and questions, places that
 * hand out cards, the partner pages of action codes (shell-and-routes §2), and pictures above the store's goods.
 */
export const CONFIG_TYPES = [
  'tabBar',
  'gongyi',
  'hotWord',
  'faq',
  'community',
  'logistics',
  'cf',
  'outlet',
  'partnerPage',
  'storeBanner',
] as const
/** One of CONFIG_TYPES. */
export type ConfigType = (typeof CONFIG_TYPES)[number]
