import type { ConfigSeed } from './TenantSeed'

interface Answer {
  readonly topic: string
  readonly title: string
  readonly desc: string
}

/** An answered question of the help pages, in both languages. */
export const question = ({ en, ...zh }: Answer & { readonly en: Answer }): ConfigSeed => ({
  ...{ type: 'faq', title: zh.title, desc: zh.desc },
  extra: { topic: zh.topic, en },
})
