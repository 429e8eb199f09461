import { RequestFailure } from '../request/types'
import type { Upload } from './types'

export const upload: Upload = ({ url, file, fileField, fields, onProgress }) => {
  // fetch reports no upload progress.
  const request = new XMLHttpRequest()
  const answer = new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    if (!file.blob) {
      reject(new RequestFailure('network', `${file.name} is gone`))
      return
    }
    const form = new FormData()
    for (const [key, value] of Object.entries(fields)) form.append(key, value)
    form.append(fileField, file.blob, file.name)
    request.open('POST', url)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? Math.round((loaded * 100) / total) : 0)
    request.onload = () => resolve({ status: request.status, body: request.responseText })
    request.onerror = () => reject(new RequestFailure('network', url))
    request.onabort = () => reject(new RequestFailure('network', 'aborted'))
    request.send(form)
  })
  return { answer, abort: () => request.abort() }
}
