/**
 * What was wrong with received bytes. Decoders return a fault, they never throw: what arrives is the other side's doing.
 *
 * - `package type`: byte 0 of a package is not 1..5; the stream cannot be read any further.
 * - `package too long`: the announced body is over the reader's limit.
 * - `package unfinished`: the rest of a package did not arrive in time.
 * - `text frame`: the peer sent text; the protocol is binary only.
 * - `message flags`, `message id`, `message route`: the message inside a well-formed data package is malformed.
 * - `unknown route code`: a compressed route that is not in the dictionary.
 * - `body`: a body that is not JSON.
 * - `protobuf`: a body on a route that the server has put under protobuf, which is not spoken here; it is neither sent nor read.
 */
export type Fault =
  | 'package type'
  | 'package too long'
  | 'package unfinished'
  | 'text frame'
  | 'message flags'
  | 'message id'
  | 'message route'
  | 'unknown route code'
  | 'body'
  | 'protobuf'

/** The outcome of decoding received bytes. */
export type Decoded<T> = { ok: true; value: T } | { ok: false; fault: Fault }

/** A successful decoding. */
export const decoded = <T>(value: T): Decoded<T> => ({ ok: true, value })

/** A failed decoding. */
export const faulty = <T>(fault: Fault): Decoded<T> => ({ ok: false, fault })
