-- An answer, compressed and in parts, since H2 bounds a binary column to a mebibyte.
create table idempotent_answer (
    claim_id bigint not null,
    part_number integer not null,
    part bytea not null,
    constraint pk_idempotent_answer primary key (claim_id, part_number),
    constraint fk_idempotent_answer_request foreign key (claim_id) references idempotent_request (claim_id) on delete cascade
);
