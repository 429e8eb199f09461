import { createTestServer, type TestServer } from '../../testing/createTestServer'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const read = async (query: string) => {
  const { statusCode, headers, rawPayload } = await server.app.http.inject(`/media/camp-12-800x600.webp${query}`)
  return { statusCode, type: headers['content-type'], begins: rawPayload.subarray(0, 3).toString('hex') }
}

const JPEG = { statusCode: 200, type: 'image/jpeg', begins: 'ffd8ff' }
const WEBP = { statusCode: 200, type: 'image/webp', begins: Buffer.from('RIF').toString('hex') }

test('a picture is WebP by default, and JPEG on request', async () => {
  expect(await read('?x-oss-process=image/resize,w_640/format,jpg')).toEqual(JPEG)
  expect(await read('?x-oss-process=image/resize,w_640')).toEqual(WEBP)
  expect(await read('?x-oss-process=image/format,jpg')).toEqual(JPEG)
  expect(await read('')).toEqual(WEBP)
  expect(await read('?x-oss-process=image/format,tiff')).toEqual(WEBP)
})
