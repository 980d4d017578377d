// Uses types that were generated from openapi.json; the smallest requests must compile.
import createClient from "openapi-fetch";
import type { paths } from "./incipit.js";

const [baseUrl, key, site] = process.argv.slice(2) as [string, string, string];
const client = createClient<paths>({ baseUrl, headers: { "x-api-key": key } });

const plan = await client.GET("/api/v1/usage");
console.log(plan.data?.plan, plan.data?.generations.limit);
const lint = await client.POST("/api/v1/validate", { body: { content: "# A\n\n> B\n" } });
console.log(lint.data?.mode);
const files = await client.POST("/api/v1/generate", {
  body: { url: site },
  params: { header: { "Idempotency-Key": "a" } },
});
console.log(files.data?.fileType);
const refused = await client.POST("/api/v1/generate", { body: { url: "ftp://a.example" } });
console.log(refused.error?.statusCode);
