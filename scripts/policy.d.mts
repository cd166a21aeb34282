export function policyFor(...scripts: readonly string[]): string
