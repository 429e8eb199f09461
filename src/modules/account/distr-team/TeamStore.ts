import { DIS_ROLE_STATUS, getRegulations, listChildRoles, type TeamPerson } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import { type Call, call } from '@/gateway/call'
import type { ScreenState } from '@/ui/screen/ScreenState'

interface Parts {
  readonly iid: number
  readonly empty: () => ScreenState
  readonly ask?: Call
}

/** A step of the bread-crumb. */
export interface Crumb {
  readonly id: string
  readonly name: string
}

/** The tree below the viewer, opened a level at a time as far as the levels that earn. */
export class TeamStore {
  /** The opened people, from the viewer down; empty while the viewer's own children show. */
  path: readonly Crumb[] = []
  /** Levels that earn; level 1 are fans, so that the tree opens one less. */
  levels = 2
  readonly list: PagedList<TeamPerson>

  constructor(private readonly parts: Parts) {
    this.list = new PagedList(
      (pageNo) => this.fetchPage(pageNo),
      ({ id }) => id,
      () => parts.empty(),
    )
    makeAutoObservable<TeamStore, 'parts'>(this, { parts: false, list: false, path: observableRef })
  }

  private get ask(): Call {
    return this.parts.ask ?? call
  }

  /** True when the shown people's own children earn the viewer something. */
  get opensDeeper(): boolean {
    return this.path.length + 1 < Math.max(1, this.levels - 1)
  }

  open({ id, nickname }: Pick<TeamPerson, 'id' | 'nickname'>): void {
    if (this.opensDeeper) this.go([...this.path, { id, name: nickname }])
  }

  /** Goes back to a step; 0 is the viewer. */
  backTo(steps: number): void {
    this.go(this.path.slice(0, steps))
  }

  private go(path: readonly Crumb[]): void {
    this.path = path
    this.list.reload()
  }

  private async fetchPage(pageNo: number) {
    const { iid } = this.parts
    if (pageNo === 1) {
      const { levels } = await this.ask(getRegulations, { iid })
      runInAction(() => {
        this.levels = levels
      })
    }
    return await this.ask(listChildRoles, {
      ...{ iid, id: this.path[this.path.length - 1]?.id },
      ...{ status: DIS_ROLE_STATUS.approved, pageNo },
    })
  }
}
