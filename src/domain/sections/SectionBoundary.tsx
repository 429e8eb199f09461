import { Component, type PropsWithChildren } from 'react'

interface Failure {
  readonly failed: boolean
}

/** A section that throws while it renders leaves its place empty; the rest of the page stays (screens-content §2). */
export class SectionBoundary extends Component<PropsWithChildren<{ readonly name: string }>, Failure> {
  override state: Failure = { failed: false }

  static getDerivedStateFromError(): Failure {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    console.warn(`section ${this.props.name} not drawn: ${error instanceof Error ? error.message : String(error)}`)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
