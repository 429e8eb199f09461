import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Answer {
  readonly title: string
  readonly desc: string
  readonly extra: Readonly<Record<string, unknown>>
}

interface Answers {
  readonly list: readonly Answer[]
  readonly hasMore: boolean
}

/** Pages of answers; an editor writes a few dozen. */
const MOST_PAGES = 10

const topicOf = ({ extra }: Answer): string => (typeof extra.topic === 'string' ? extra.topic : '')

/** All questions and answers of the tenant, by topic and by words. */
export class HelpStore {
  state: ScreenState = screenLoading
  all: readonly Answer[] = []
  topic = ''
  word = ''
  /** Title of the answer that is open; '' for none. */
  opened = ''

  constructor(private readonly fetchPage: (page: number) => Promise<Answers>) {
    makeAutoObservable<HelpStore, 'fetchPage'>(this, { fetchPage: false, all: observableRef, state: observableRef })
  }

  get topics(): readonly string[] {
    return [...new Set(this.all.map(topicOf))].filter((topic) => topic !== '')
  }

  get found(): readonly Answer[] {
    const words = this.word.trim().toLowerCase().split(/\s+/)
    return this.all.filter(
      (answer) =>
        (this.topic === '' || topicOf(answer) === this.topic) &&
        words.every((word) => `${answer.title} ${answer.desc}`.toLowerCase().includes(word)),
    )
  }

  async load(): Promise<void> {
    try {
      const all: Answer[] = []
      for (let page = 1; page <= MOST_PAGES; page++) {
        const { list, hasMore } = await this.fetchPage(page)
        all.push(...list)
        if (!hasMore) break
      }
      runInAction(() => {
        this.all = all
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (this.all.length === 0) this.state = failedState(error, () => void this.load())
      })
    }
  }

  choose(topic: string): void {
    this.topic = topic
  }

  /** Words are looked for in all topics. */
  search(word: string): void {
    this.word = word
    if (word.trim() !== '') this.topic = ''
  }

  open(title: string): void {
    this.opened = this.opened === title ? '' : title
  }
}
