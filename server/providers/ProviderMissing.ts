/** A call needs an outside service that this server does not have, neither a real one nor a stand-in. */
export class ProviderMissing extends Error {
  override readonly name = 'ProviderMissing'
}
