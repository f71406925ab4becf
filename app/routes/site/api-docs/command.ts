interface Called {
  base: string;
  method: string;
  path: string;
  operation: {
    operationId: string;
    parameters: { name: string; in: string; example?: string }[];
    requestBody?: { content: { "application/json": { example: unknown } } };
    security: unknown[];
  };
}

/** A call as a shell sends it with curl, with the example's body. A login keeps its cookies for the other calls. */
export function commandOf({ base, method, path, operation }: Called): string {
  const { operationId, parameters, requestBody, security } = operation;
  const isLogin = operationId === "logIn";
  const address = parameters.reduce(
    (filled, { name, example = "" }) => filled.replace(`{${name}}`, example),
    base + path,
  );
  const lines = [
    [
      "curl -sS",
      ...(isLogin ? ["-c cookies.txt"] : []),
      ...(security.length > 0 ? ['-b cookies.txt -H "X-XSRF-TOKEN: $TOKEN"'] : []),
      ...(requestBody ? ["-H 'Content-Type: application/json'"] : []),
    ].join(" "),
    ...(requestBody ? [bodyOf(method, requestBody.content["application/json"].example)] : []),
    address,
  ];
  const command = lines.join(" \\\n  ");
  return isLogin ? `${command}\n${KEEP_TOKEN}` : command;
}

const KEEP_TOKEN = `TOKEN=$(awk '$6 == "XSRF-TOKEN" { print $7 }' cookies.txt)`;

/** What curl sends by POST needs no method. */
function bodyOf(method: string, example: unknown): string {
  const body = `-d '${JSON.stringify(example).replaceAll("'", String.raw`'\''`)}'`;
  return method === "post" ? body : `-X ${method.toUpperCase()} ${body}`;
}
