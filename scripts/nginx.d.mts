export function findNginx(): string | null
export function nginx(): string
