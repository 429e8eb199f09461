import { type CfProjectAnswer, getCfProject, markContent } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Call, call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly iid: number
  readonly projectId: string
  readonly gone: () => ScreenState
  readonly ask?: Call
  readonly once?: typeof callOnce
}

/** A project as the viewer sees it. */
export class ProjectStore {
  state: ScreenState = screenLoading
  answer: CfProjectAnswer | null = null

  constructor(private readonly parts: Parts) {
    makeAutoObservable<ProjectStore, 'parts'>(this, { parts: false, answer: observableRef })
  }

  /** True while it can be supported. */
  get isOpen(): boolean {
    const { project } = this.answer ?? {}
    return project?.state === 'live' && project.remaining > 0
  }

  async load(): Promise<void> {
    const { iid, projectId, ask = call } = this.parts
    try {
      const answer = await ask(getCfProject, { iid, id: projectId })
      runInAction(() => {
        this.answer = answer
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (isGatewayError(error, 'NOTFOUND') || isGatewayError(error, 'PARAM')) this.state = this.parts.gone()
        else if (this.answer === null) this.state = failedState(error, () => void this.load())
      })
    }
  }

  /** Cheers, once a day; a failure restores what was shown. */
  async cheer(): Promise<void> {
    const { answer } = this
    if (!answer || answer.cheered) return
    const { iid, projectId, once = callOnce } = this.parts
    const { project } = answer
    this.answer = { ...answer, cheered: true, project: { ...project, cheers: project.cheers + 1 } }
    try {
      await once(`cf:cheer:${projectId}`, markContent, (reqId) => ({
        ...{ iid, reqId, scope: 'cf' as const, id: projectId, mark: 'like' as const, on: true },
      }))
    } catch (error) {
      runInAction(() => {
        this.answer = answer
      })
      throw error
    }
  }
}
