import {
  COMPONENT_TYPE,
  CONDITIONAL_RULES,
  type FormComponent,
  imagesOf,
  isComponentShown,
  isExempt,
} from '@quanzi/contract'
import { makeAutoObservable } from 'mobx'
import type { UploadWait } from '@/ui/media/UploadQueue'

const picturesOf = (answer: string): string =>
  imagesOf(answer)
    .map((address) => address.split('?')[0])
    .join()

/** One field of a form group. Its answer is a separate observable, so that typing renders only this row. */
export class FormRow {
  value = ''
  /** The error of the answer; empty when there is none. */
  problem = ''
  /** Grows when the answer is replaced from outside, so that controls with their own state start again. */
  fillings = 0
  /** Number of chosen pictures that are not uploaded yet. */
  wait: UploadWait = 'none'
  private readonly conditions: readonly number[]

  constructor(
    readonly component: FormComponent,
    private readonly answerOf: (id: number) => string,
    private readonly changed: () => void,
  ) {
    const { id } = component
    this.conditions = CONDITIONAL_RULES.filter(({ shows }) => shows.includes(id)).map(({ when }) => when)
    makeAutoObservable<FormRow, 'conditions' | 'answerOf' | 'changed'>(this, {
      component: false,
      conditions: false,
      answerOf: false,
      changed: false,
    })
  }

  get id(): number {
    return this.component.id
  }

  get isShown(): boolean {
    const answers = Object.fromEntries(this.conditions.map((id) => [id, this.answerOf(id)]))
    return isComponentShown(this.component, answers)
  }

  /** A field that a rule shows need not be answered, even when it is marked as required. */
  get isRequired(): boolean {
    return this.component.must && !isExempt(this.id)
  }

  /** The check gives the answer of a photo; it is not typed here. */
  get isPhoto(): boolean {
    return this.component.type === COMPONENT_TYPE.photo
  }

  /** True when an earlier answer differs; signatures in picture addresses do not count. */
  differs(answer: string | undefined): boolean {
    if (answer === undefined || this.isPhoto) return false
    if (this.component.type !== COMPONENT_TYPE.images) return answer !== this.value
    return picturesOf(answer) !== picturesOf(this.value)
  }

  setWait(wait: UploadWait): void {
    this.wait = wait
  }

  type(value: string): void {
    this.value = value
    this.problem = ''
    this.changed()
  }

  /** Sets the saved answer. A counter without one starts at 0. */
  fill(value: string): void {
    this.value = value === '' && this.component.type === COMPONENT_TYPE.stepper ? '0' : value
    this.problem = ''
    this.fillings += 1
  }

  fault(problem: string): void {
    this.problem = problem
  }
}
