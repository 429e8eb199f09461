/** Something needs a part of the outside world that this server has not got: neither a real one nor a stand-in. */
export class ProviderMissing extends Error {
  override readonly name = 'ProviderMissing'
}
