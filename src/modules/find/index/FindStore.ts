import {
  bindInterest,
  type ConfigItem,
  followRoles,
  type ItemSummary,
  listConfig,
  listRelations,
  type RelationRow,
  searchContent,
} from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Call, call } from '@/gateway/call'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading } from '@/ui/screen/ScreenState'

const HOT_WORDS = 10
const PEOPLE = 8
const NEARBY = 10

/** The visitor's position, when the phone tells it. */
export interface Position {
  readonly lat: number
  readonly lng: number
}

/** Known faces first; otherwise in the given order. */
const facesFirst = (people: readonly RelationRow[]): readonly RelationRow[] =>
  [...people].sort((one, other) => Number(one.headImg === '') - Number(other.headImg === ''))

/** What a newcomer can discover: search words, communities, people and activities. */
export class FindStore {
  state: ScreenState = screenLoading
  words: readonly string[] = []
  communities: readonly ConfigItem[] = []
  people: readonly RelationRow[] = []
  nearby: readonly ItemSummary[] = []
  byDistance = false
  /** Communities joined since the page was opened. */
  joined: ReadonlySet<number> = new Set()
  followed: ReadonlySet<number> = new Set()

  constructor(
    private readonly iid: number,
    private readonly position: () => Promise<Position | null>,
    private readonly ask: Call = call,
  ) {
    makeAutoObservable<FindStore, 'iid' | 'position' | 'ask'>(this, {
      iid: false,
      position: false,
      ask: false,
      words: observableRef,
      communities: observableRef,
      people: observableRef,
      nearby: observableRef,
      joined: observableRef,
      followed: observableRef,
    })
  }

  /** The parts load independently. It is an error only when all of them fail. */
  async load(): Promise<void> {
    const { iid } = this
    const parts = await Promise.allSettled([
      this.ask(listConfig, { iid, type: 'hotWord', pageSize: HOT_WORDS }),
      this.ask(listConfig, { iid, type: 'community' }),
      this.ask(listRelations, { iid, kind: 'suggested', pageSize: PEOPLE }),
      this.findNearby(null),
    ])
    const [words, communities, people, nearby] = parts
    runInAction(() => {
      if (words.status === 'fulfilled') this.words = words.value.list.map(({ title }) => title)
      if (communities.status === 'fulfilled') this.communities = communities.value.list
      if (people.status === 'fulfilled') this.people = facesFirst(people.value.list)
      if (nearby.status === 'fulfilled') this.nearby = nearby.value
      const failed = parts.flatMap((part) => (part.status === 'rejected' ? [part.reason as unknown] : []))
      this.state = failed.length === parts.length ? this.failure(failed[0]) : { kind: 'ready' }
    })
  }

  async join(communityIid: number): Promise<void> {
    await this.ask(bindInterest, { iid: communityIid })
    runInAction(() => {
      this.joined = new Set(this.joined).add(communityIid)
    })
  }

  async follow(fromRid: string, toRid: number): Promise<void> {
    await this.ask(followRoles, { fromRid, toRids: [toRid] })
    runInAction(() => {
      this.followed = new Set(this.followed).add(toRid)
    })
  }

  isFollowing(person: RelationRow): boolean {
    return person.following || this.followed.has(person.rid)
  }

  /** Sorts activities by distance. False when the phone does not tell its position. */
  async sortByDistance(): Promise<boolean> {
    const position = await this.position()
    if (!position) return false
    const nearby = await this.findNearby(position)
    runInAction(() => {
      this.nearby = nearby
      this.byDistance = true
    })
    return true
  }

  private async findNearby(position: Position | null): Promise<readonly ItemSummary[]> {
    const where = position ? { ...position, sortBy: 'near' as const } : { sortBy: 'hot' as const }
    const { list } = await this.ask(searchContent, {
      iid: this.iid,
      moduleTypes: [9, 10, 13],
      pageSize: NEARBY,
      ...where,
    })
    return list
  }

  private failure(error: unknown): ScreenState {
    return failedState(error, () => {
      this.state = screenLoading
      void this.load()
    })
  }
}
