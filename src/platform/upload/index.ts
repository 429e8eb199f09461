import Taro from '@tarojs/taro'
import { RequestFailure } from '../request/types'
import type { Upload } from './types'

export const upload: Upload = ({ url, file, fileField, fields, onProgress }) => {
  const task = Taro.uploadFile({ url, filePath: file.path, name: fileField, formData: { ...fields } })
  task.progress?.(({ progress }) => onProgress?.(progress))
  const answer = task.then(
    (result) => ({ status: result.statusCode, body: result.data as unknown }),
    (failure: unknown) => {
      const message = typeof failure === 'object' && failure !== null && 'errMsg' in failure ? failure.errMsg : failure
      throw new RequestFailure('network', String(message))
    },
  )
  return { answer, abort: () => task.abort() }
}
