import type { ChatAgent } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/** The tenant's agents: people, and programs that answer at once. */
export class AgentList {
  all: readonly ChatAgent[] = []

  constructor(private readonly ask: () => Promise<readonly ChatAgent[]>) {
    makeAutoObservable<AgentList, 'ask'>(this, { ask: false, all: observableRef })
  }

  /** Loads them again; after a failure the known ones stay. */
  async load(): Promise<void> {
    try {
      const all = await this.ask()
      runInAction(() => {
        this.all = all
      })
    } catch {
      // The chat works without agents.
    }
  }

  isProgram(roleId: number): boolean {
    return this.all.some(({ roleID, auto }) => auto && roleID === roleId)
  }

  /** The first one who is a person; null when only programs answer. */
  get person(): ChatAgent | null {
    return this.all.find(({ auto }) => !auto) ?? null
  }
}
