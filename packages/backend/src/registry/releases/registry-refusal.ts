/** A refused request to the registry. `reasons` are for operators and teams, all of them at once. */
export class RegistryRefusal extends Error {
  override name = 'RegistryRefusal';
  readonly status: 400 | 403 | 404 | 409 | 422;
  readonly reasons: readonly string[];

  constructor(status: RegistryRefusal['status'], reasons: readonly string[]) {
    super(reasons.join(' '));
    this.status = status;
    this.reasons = reasons;
  }
}
