-- Keys in the devices of users (WebAuthn). credential_hash is the SHA-256 of credential_id, in hexadecimal; credential_id, credential
-- (with the public key) and user_handle are in base64url. sign_count only grows, and stays 0 for keys that do not count.
create table passkey (
    credential_hash varchar(64) not null,
    user_id bigint not null,
    user_handle varchar(86) not null,
    credential_id varchar(1400) not null,
    credential varchar(4000) not null,
    sign_count bigint not null,
    backup_eligible boolean not null,
    label varchar(100) not null,
    created_at timestamp with time zone not null,
    used_at timestamp with time zone,
    constraint pk_passkey primary key (credential_hash),
    constraint fk_passkey_user foreign key (user_id) references app_user (id)
);
create index ix_passkey_user_id on passkey (user_id);
