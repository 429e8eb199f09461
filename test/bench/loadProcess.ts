import autocannon from 'autocannon'

const [, , url = '', connections = '64', seconds = '4'] = process.argv

/** Every connection is a visitor with an address of its own, because the server limits calls by address. */
let visitors = 0
const nextAddress = () => {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

const request = {
  setupRequest: (one: autocannon.Request): autocannon.Request => ({
    ...one,
    headers: { ...one.headers, 'x-forwarded-for': nextAddress() },
  }),
}

autocannon({ url, connections: Number(connections), duration: Number(seconds), requests: [request] })
  .then((result) => {
    const failed = result.errors + result.timeouts + result.non2xx
    process.stdout.write(JSON.stringify({ rate: result.requests.average, failed }))
  })
  .catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    process.exit(1)
  })
