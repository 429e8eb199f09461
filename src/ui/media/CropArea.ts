import { makeAutoObservable } from 'mobx'

const MOST_ZOOM = 4
const STEP = 0.5

/** The square that is chosen of a picture: how near, and where. */
export class CropArea {
  zoom = 1
  /** The place of the square between the two ends of the room, 0 to 1. */
  across = 0.5
  down = 0.5

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    makeAutoObservable(this, { width: false, height: false })
  }

  /** In pixels of the picture. */
  get square(): { readonly x: number; readonly y: number; readonly size: number } {
    const size = Math.min(this.width, this.height) / this.zoom
    return { x: this.across * (this.width - size), y: this.down * (this.height - size), size }
  }

  get isNearest(): boolean {
    return this.zoom >= MOST_ZOOM
  }

  get isWidest(): boolean {
    return this.zoom <= 1
  }

  nearer(): void {
    this.zoom = Math.min(MOST_ZOOM, this.zoom + STEP)
  }

  wider(): void {
    this.zoom = Math.max(1, this.zoom - STEP)
  }

  /** Moves the picture under the square by parts of the square's edge. */
  drag(right: number, below: number): void {
    const { size } = this.square
    this.across = moved(this.across, right * size, this.width - size)
    this.down = moved(this.down, below * size, this.height - size)
  }
}

/** Dragging the picture to the right shows what is left of it. */
function moved(place: number, by: number, room: number): number {
  if (room <= 0) return 0.5
  return Math.min(1, Math.max(0, place - by / room))
}
