package dev.incipit.people.openid;

/**
 * Who somebody is to the provider.
 *
 * @param subject never given to anybody else; at most 255 characters
 * @param email empty if the provider says none
 * @param verified whether the provider says that the address is theirs
 */
public record Person(String subject, String email, boolean verified) {}
