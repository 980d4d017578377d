-- request_key and body_hash are the SHA-256 of the Idempotency-Key and of what was asked, in hexadecimal. answer_bytes is null
-- while the run goes on; a run that is still here after its deadline was cut off.
create table idempotent_request (
    api_key_id bigint not null,
    request_key varchar(64) not null,
    body_hash varchar(64) not null,
    claim_id bigint not null,
    begun_at timestamp with time zone not null,
    deadline_at timestamp with time zone not null,
    answer_bytes bigint,
    constraint pk_idempotent_request primary key (api_key_id, request_key),
    constraint uq_idempotent_request_claim unique (claim_id),
    constraint fk_idempotent_request_api_key foreign key (api_key_id) references api_key (id)
);
create index ix_idempotent_request_begun_at on idempotent_request (begun_at);
