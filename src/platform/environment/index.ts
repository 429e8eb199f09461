import { miniEnvironment } from './miniEnvironment'

export const environment = miniEnvironment('weapp')
