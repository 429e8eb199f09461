/**
 * The error in received bytes. Decoders return a fault and never throw, because the other side decides what arrives.
 * - `package type`: byte 0 of a package is not 1..5; the stream is unreadable from here on.
 * - `package too long`: the announced body exceeds the reader's limit.
 * - `package unfinished`: the rest of a package did not arrive in time.
 * - `text frame`: the peer sent text; the protocol is binary only.
 * - `message flags`, `message id`, `message route`: the message in a valid data package is malformed.
 * - `unknown route code`: a compressed route that is not in the dictionary.
 * - `body`: a body that is not JSON.
 * - `protobuf`: a body on a route for which the server uses protobuf. This package does not support it: it neither
 * sends nor reads such a body.
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

/** The result of decoding received bytes. */
export type Decoded<T> = { ok: true; value: T } | { ok: false; fault: Fault }

/** A successful decoding. */
export const decoded = <T>(value: T): Decoded<T> => ({ ok: true, value })

/** A failed decoding. */
export const faulty = <T>(fault: Fault): Decoded<T> => ({ ok: false, fault })
