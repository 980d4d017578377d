-- key_hash is the SHA-256 of the key in hexadecimal; the key itself is nowhere.
create table api_key (
    id bigint generated always as identity,
    account_id bigint not null,
    key_hash varchar(64) not null,
    first_characters varchar(8) not null,
    label varchar(200) not null,
    created_at timestamp with time zone not null,
    revoked_at timestamp with time zone,
    constraint pk_api_key primary key (id),
    constraint uq_api_key_hash unique (key_hash),
    constraint fk_api_key_account foreign key (account_id) references account (id)
);
