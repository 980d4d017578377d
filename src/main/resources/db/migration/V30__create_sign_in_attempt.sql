-- A sign-in that goes on elsewhere: at the OpenID provider, or at the browser's key. attempt_hash is the SHA-256 of what travels,
-- browser_hash that of a secret of the browser which began it, both in hexadecimal. user_id is 0 where nobody is signed in.
create table sign_in_attempt (
    attempt_hash varchar(64) not null,
    kind varchar(20) not null,
    browser_hash varchar(64) not null,
    user_id bigint not null,
    next_path varchar(200) not null,
    expires_at timestamp with time zone not null,
    constraint pk_sign_in_attempt primary key (attempt_hash)
);
create index ix_sign_in_attempt_expires_at on sign_in_attempt (expires_at);
