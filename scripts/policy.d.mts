export function policyFor(script: string): string
