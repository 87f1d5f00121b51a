/** Accounts of an instance that a bench has started. */

export const password = 'correct horse battery'
export const json = { 'content-type': 'application/json' }

/** Registers an account and returns its token. */
export async function register(url: string, email: string): Promise<string> {
  const given = { name: 'Reader', email, password, password_confirmation: password, terms: true }
  return (await post<{ api_token: string }>(`${url}/api/register`, given)).api_token
}

/** Confirms the address of a new account and returns the token of a session that began afterwards. */
export async function confirm(url: string, email: string): Promise<string> {
  await post(`${url}/api/profile/verify/${await confirmation(url)}`, { password })
  return (await post<{ api_token: string }>(`${url}/api/login`, { email, password })).api_token
}

/** Waits for the mail, which is sent a moment after the answer. */
async function confirmation(url: string): Promise<string> {
  for (;;) {
    const { data } = (await (await fetch(`${url}/api/dev/mailbox`)).json()) as { data: { text: string }[] }
    const [token] = data.flatMap(({ text }) => /(?<=\/confirm\?token=)[\w-]+/.exec(text)?.[0] ?? [])
    if (token) return token
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function post<T>(url: string, given: object): Promise<T> {
  const response = await fetch(url, { method: 'POST', headers: json, body: JSON.stringify(given) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return (await response.json()) as T
}
