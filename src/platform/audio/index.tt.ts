export { playMiniAudio as playAudio } from './playMiniAudio'
