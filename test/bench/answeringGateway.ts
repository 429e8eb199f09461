import { createServer } from 'node:http'
import { freePort } from '../startSite'

interface AnsweringGateway {
  readonly origin: string
  close(): void
}

/**
 * A proxy of the gateway at `origin` that replaces some answers: `answer` gets the address and body of each
 * request.
 */
export async function answeringGateway(
  origin: string,
  answer: (asked: string) => string | null,
): Promise<AnsweringGateway> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', async () => {
      const body = Buffer.concat(parts)
      const own = answer(`${decodeURIComponent(request.url ?? '')}\n${body}`)
      if (own !== null) return response.setHeader('content-type', 'application/json').end(own)
      const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
      try {
        const real = await fetch(origin + request.url, {
          method: request.method ?? 'GET',
          headers: headers as Record<string, string>,
          ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
        })
        response.writeHead(real.status, { 'content-type': real.headers.get('content-type') ?? 'text/plain' })
        response.end(Buffer.from(await real.arrayBuffer()))
      } catch {
        // The app gets a broken connection, as from the gateway itself; the other tests go on.
        response.destroy()
      }
    })
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
