import {
  CLIENT_NOTE_LENGTH,
  type ClientNote,
  countTrimmed,
  listClientNotes,
  saveClientNote,
  type TeamPerson,
} from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import { type Call, call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'

interface Parts {
  readonly iid: number
  /** Drafts on the device by client, so that nothing written is lost. */
  readonly drafts: { readonly read: (key: string) => string; readonly write: (key: string, text: string) => void }
  readonly onSaved: (id: string, note: ClientNote) => void
  readonly ask?: Call
  readonly save?: typeof callOnce
}

/** The sheet of a client's note: what is written, its tag, and the notes before. */
export class NoteStore {
  /** Null while the sheet is closed. */
  client: TeamPerson | null = null
  text = ''
  tag = ''
  tried = false
  busy = false
  history: PagedList<ClientNote> | null = null

  constructor(private readonly parts: Parts) {
    makeAutoObservable<NoteStore, 'parts'>(this, { parts: false })
  }

  get problem(): 'empty' | 'long' | null {
    const count = countTrimmed(this.text)
    if (count > CLIENT_NOTE_LENGTH) return 'long'
    return this.tried && count === 0 ? 'empty' : null
  }

  open(client: TeamPerson): void {
    this.client = client
    this.text = this.parts.drafts.read(client.id)
    this.tag = client.tag ?? ''
    this.tried = false
    const { iid, ask = call } = this.parts
    this.history = new PagedList<ClientNote>(
      (pageNo) => ask(listClientNotes, { iid, clientId: client.id, pageNo, pageSize: 10 }),
      ({ at, text }) => `${at} ${text}`,
    )
    void this.history.load()
  }

  close(): void {
    this.client = null
  }

  write(text: string): void {
    this.text = text
    if (this.client) this.parts.drafts.write(this.client.id, text)
  }

  choose(tag: string): void {
    this.tag = this.tag === tag ? '' : tag
  }

  /** True after saving. Rejects with the gateway's error; what was written stays. */
  async submit(): Promise<boolean> {
    const { client, text, tag, parts } = this
    this.tried = true
    if (!client || this.busy || this.problem) return false
    this.busy = true
    try {
      const { iid, save = callOnce } = parts
      const said = text.trim()
      const note = await save(`client:${client.id}:${tag}:${said}`, saveClientNote, (reqId) => ({
        ...{ iid, reqId, clientId: client.id, text: said },
        ...(tag ? { tag } : {}),
      }))
      parts.drafts.write(client.id, '')
      parts.onSaved(client.id, note)
      runInAction(() => {
        this.client = null
      })
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
