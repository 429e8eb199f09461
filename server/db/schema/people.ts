import type { BusinessCard, ContactChoice } from '@quanzi/contract'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './content'

/** What members publish about themselves and each other. */
export interface PeopleTables {
  profile: {
    iid: number
    user_id: number
    /** The real name. */
    name: Generated<string>
    region: Generated<string>
    industry: Generated<string>
    tags: Generated<string[]>
    wechat: Generated<string>
    contact: Generated<ContactChoice>
    hidden: Generated<boolean>
  }
  profile_visit: {
    iid: number
    owner_id: number
    visitor_id: number
    /** The last days of looking at the profile and at the card, YYYY-MM-DD. */
    day: Generated<string>
    card_day: Generated<string>
    at: number
  }
  impression: {
    iid: number
    id: GeneratedAlways<number>
    to_id: number
    from_id: number
    tags: string[]
    text: Generated<string>
    at: number
  }
  opinion: {
    iid: number
    id: GeneratedAlways<number>
    user_id: number
    text: string
    at: number
  }
  honor: {
    iid: number
    id: GeneratedAlways<number>
    user_id: number
    title: string
    issuer: string
    year: number
    image: Generated<string>
    at: number
  }
  company: {
    iid: number
    id: GeneratedAlways<number>
    user_id: number
    name: string
    post: string
    industry: Generated<string>
    /** YYYY-MM; `to_month` '' until now. */
    from_month: string
    to_month: Generated<string>
    current: Generated<boolean>
    address: Generated<string>
    lat: number | null
    lng: number | null
    logo: Generated<string>
    at: number
  }
  profile_auth: {
    iid: number
    id: GeneratedAlways<number>
    user_id: number
    name: string
    id_cipher: string
    /** The masked number. */
    id_shown: string
    id_hash: string
    /** Keys of private uploads. */
    images: string[]
    status: Generated<'reviewing' | 'passed' | 'refused'>
    reason: Generated<string>
    at: number
    moved_at: number
  }
  card: {
    iid: number
    id: string
    user_id: number
    personal: Json<BusinessCard['personal']>
    business: Json<Partial<BusinessCard['business']>>
    look: Json<Partial<BusinessCard['look']>>
    version: Generated<number>
    visits: Generated<number>
    at: number
  }
}
