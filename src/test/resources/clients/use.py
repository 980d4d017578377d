"""Uses a client that was generated from openapi.json."""

import sys

import incipit_client as incipit

address, key, site = sys.argv[1:]
with incipit.ApiClient(incipit.Configuration(host=address, api_key={"apiKeyHeader": key})) as client:
    plan = incipit.UsageApi(client).usage()
    print(plan.plan, plan.generations.limit)
    lint = incipit.ValidateRequest(content="# A\n\n> B\n", check_links=False)
    print(incipit.ValidateApi(client).validate(lint).mode)
    print(incipit.GenerateApi(client).generate(incipit.GenerateRequest(url=site), idempotency_key="a").file_type)
    try:
        incipit.GenerateApi(client).generate(incipit.GenerateRequest(url="ftp://a.example"))
    except incipit.ApiException as refused:
        print(refused.status)
