import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  checkFace,
  commitRegistration,
  FORM_VERSION_KEY,
  getFormItems,
  getRegistration,
  lookAtPhoto,
  type RegistrationGroup,
  resetRegistration,
  saveFormItems,
} from '@quanzi/contract'
import type { FaceChecker, PhotoVerdict } from '../providers/face/FaceChecker'
import { createDemoServer } from './createDemoServer'
import type { Actor, TestServer } from './createTestServer'

export const IID = 3073
export const REG = '3'

/** A checker whose verdicts the test sets, for tests of everything except detection. */
export class ToldFaceChecker implements FaceChecker {
  verdict: PhotoVerdict = 'passed'
  readonly seen: string[] = []

  async check(path: string): Promise<PhotoVerdict> {
    this.seen.push(path)
    return this.verdict
  }

  async close(): Promise<void> {}
}

/** A server with the demo tenants, among them the university. */
export const universityServer = (face: FaceChecker, env: Record<string, string> = {}): Promise<TestServer> =>
  createDemoServer({ providers: { face }, env })

export type Answers = Readonly<Record<string, string>>

/** Answers that complete every group except the photo. */
export const GOOD: Readonly<Record<string, Answers>> = {
  '31': { 271: '李明', 272: '11010519491231002X', 273: '男', 274: '1949-12-31', 275: '群众' },
  '36': {},
  '32': { 277: '浙江省 杭州市 西湖区', 278: '浙江省 杭州市 西湖区', 279: '青岚路 1 号', 281: '李父' },
  '33': { 286: '青岚大学', 287: '本科', 288: '2026-06-30', 282: '否' },
  '34': { 297: '计算机科学与技术/人工智能', 298: '全日制' },
  '35': {},
}

/** An applicant, with rid and token in every call as in the app. */
export class Applicant {
  constructor(
    readonly server: TestServer,
    readonly actor: Actor,
  ) {}

  static async arrive(server: TestServer): Promise<Applicant> {
    return new Applicant(server, await server.login({ iid: IID }))
  }

  private get who() {
    return { rid: this.actor.member.rid, token: this.actor.bearer }
  }

  get = () => this.server.call(getRegistration, { ...this.who, id: REG }, { as: this.actor })
  items = (groupId: string) => this.server.call(getFormItems, { ...this.who, regId: REG, groupId }, { as: this.actor })
  save = (groupId: string, content: Answers) =>
    this.server.call(saveFormItems, { ...this.who, regId: REG, groupId, content }, { as: this.actor })
  commit = () => this.server.call(commitRegistration, { ...this.who, regId: REG, id: REG }, { as: this.actor })
  reset = () => this.server.call(resetRegistration, { ...this.who, regId: REG }, { as: this.actor })
  check = (imgPath: string) => this.server.call(checkFace, { ...this.who, regId: REG, imgPath }, { as: this.actor })

  look = (imgPath: string) => this.server.call(lookAtPhoto, { iid: IID, regId: REG, imgPath }, { as: this.actor })

  /** The saved answers with their version. */
  async saved(groupId: string): Promise<Answers> {
    return JSON.parse((await this.items(groupId)).t3)
  }

  async version(groupId: string): Promise<string | undefined> {
    return (await this.saved(groupId))[FORM_VERSION_KEY]
  }

  async groups(): Promise<RegistrationGroup[]> {
    return JSON.parse((await this.get()).groups)
  }

  /** Uploads a file as this applicant and returns its key. */
  async upload(name: string, bytes: Buffer = Buffer.from([0xff, 0xd8, 0xff, 0xe0])): Promise<string> {
    const key = `h5/1000_${name}`
    const file = join(this.server.dataDir, 'oss', key)
    await mkdir(join(this.server.dataDir, 'oss', 'h5'), { recursive: true })
    await writeFile(file, bytes)
    await this.server.db
      .insertInto('uploads')
      .values({
        key,
        iid: 1000,
        user_id: this.actor.member.user_id,
        type: 'image/jpeg',
        size: bytes.length,
        at: this.server.time.now,
      })
      .execute()
    return key
  }

  /** Completes every group and submits the form. */
  async apply(): Promise<void> {
    await this.save('31', GOOD['31'] ?? {})
    await this.check(await this.upload(`${this.actor.member.user_id}-${this.server.time.now}.jpg`))
    for (const [group, answers] of Object.entries(GOOD)) if (group !== '31') await this.save(group, answers)
    await this.commit()
  }
}
