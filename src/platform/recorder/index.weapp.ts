export { miniRecorder as recorder } from './miniRecorder'
